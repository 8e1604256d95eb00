import { reloadOrganisationRelations } from '#api/access/organisation-relations.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { addAccessFlow } from '#flows/access/add-access/flow.ts';
import { deleteAccessFlow } from '#flows/access/delete-access/flow.ts';
import { loadAccessFlow } from '#flows/access/load-access/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { access } from '#machines/access/access.ts';
import { AccessList } from '#views/access/access-list.tsx';
import { AccessLost } from '#views/access/access-lost.tsx';
import { AccessPage } from '#views/access/access-page.tsx';
import { NoAccess } from '#views/access/no-access.tsx';
import { SwitchedInOtherTab } from '#views/shared/switched-in-other-tab.tsx';

export const accessFlow = defineFlow({
  title: 'Tilganger',
  machine: access,
  actors: {
    loadAccess: loadAccessFlow,
    loadOrganisation: reloadOrganisationRelations,
    addAccess: addAccessFlow,
    deleteAccess: deleteAccessFlow,
  },
  views: {
    loading: { child: 'loadAccess' },
    noAccess: NoAccess,
    'page.list.fresh': AccessList,
    'page.list.refreshing': AccessList,
    'page.list.stale': AccessList,
    'page.dialog.shut': 'nothing',
    'page.dialog.deleting': { child: 'deleteAccess' },
    'page.dialog.deciding': 'transient',
    adding: { child: 'addAccess' },
    switched: SwitchedInOtherTab,
    reloading: 'exit',
    accessLost: AccessLost,
    leaving: 'exit',
  },
  frames: { page: AccessPage },
  dialogs: {
    'page.dialog.deleting': dialogOptions({
      name: 'slett-tilgang',
      description: 'Slett tilgangen til en person',
    }),
  },
});
