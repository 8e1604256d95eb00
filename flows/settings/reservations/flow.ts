import { getReservation, updateReservation } from '#api/settings/reservation.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { reservations } from '#machines/settings/reservations.ts';
import { LeavingUnsaved } from '#views/settings/reservations/leaving-unsaved.tsx';
import { ReservationField } from '#views/settings/reservations/reservation-field.tsx';
import {
  ReservationLoading,
  ReservationUnavailable,
} from '#views/settings/reservations/reservation-unavailable.tsx';
import { Regions } from '#views/shared/regions.tsx';

export const reservationsFlow = defineFlow({
  title: 'Reservasjoner',
  machine: reservations,
  actors: {
    async getReservation({ input }) {
      const { reservert } = await getReservation(input);
      return { reserved: reservert };
    },
    async updateReservation({ input: { bankregnr, reserved }, signal }) {
      await updateReservation(bankregnr, { reservert: reserved }, signal);
      return { reserved };
    },
  },
  views: {
    loading: ReservationLoading,
    unavailable: ReservationUnavailable,
    'shown.choice.idle.unchanged': ReservationField,
    'shown.choice.idle.saved': ReservationField,
    'shown.choice.saving': ReservationField,
    'shown.choice.unsaved.failed': ReservationField,
    'shown.choice.unsaved.unknown': ReservationField,
    'shown.dialog.shut': 'nothing',
    'shown.dialog.confirming': LeavingUnsaved,
    leaving: 'exit',
  },
  frames: { shown: Regions },
  dialogs: {
    'shown.dialog.confirming': dialogOptions({
      name: 'reservasjon',
      description: 'Reservasjonen er ikke lagret',
      backdrop: true,
      swipe: true,
    }),
  },
});
