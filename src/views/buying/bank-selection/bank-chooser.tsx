import { Button } from '@navikt/ds-react/Button';
import type { Bank } from '#domain/shared/bank.ts';
import { type BankSearch, offeredBanks } from '#domain/shared/bank-search.ts';
import { Actions } from '#ui/actions.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Form } from '#ui/form.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface BankChooserProps {
  readonly state: 'loading' | 'choosing.closed' | 'choosing.open' | 'choosing.rejected';
  readonly context: {
    readonly banks: readonly Bank[];
    readonly form: BankSearch;
    readonly phone: string;
  };
  readonly send: (
    event:
      | { type: 'list.opened' }
      | { type: 'list.closed' }
      | { type: 'search.changed'; search: string }
      | { type: 'bank.chosen'; bankregnr: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

// Both texts are assumed (A2.42).
const introduction = 'Du kjøper forsikring gjennom en lokalbank. Velg banken du er kunde i.';
const missingBankHelp = 'Finner du ikke banken din? Ring oss på {phone}, så hjelper vi deg.';

/** Also rendered while the banks load, so that this code and the list load in parallel. */
export function BankChooser({ state, context: { banks, form, phone }, send }: BankChooserProps) {
  const offered = offeredBanks(banks, form);
  return (
    <Screen heading="Velg lokalbank" back={null} step={{ at: 1, of: 2 }}>
      <p className="lead">{introduction}</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        {state === 'loading' ? (
          <Spinner />
        ) : (
          <Combobox
            label="Velg bank"
            placeholder="Finn din bank..."
            search={form.search}
            open={state === 'choosing.open'}
            options={offered.map(({ bankregnr, name }) => ({ id: bankregnr, label: name }))}
            error={state === 'choosing.rejected' ? 'Du må velge en bank for å fortsette' : undefined}
            onOpen={() => send({ type: 'list.opened' })}
            onClose={() => send({ type: 'list.closed' })}
            onSearch={(search) => send({ type: 'search.changed', search })}
            onChoose={(bankregnr) => send({ type: 'bank.chosen', bankregnr })}
          />
        )}
        <PhoneText text={missingBankHelp} phone={phone} />
        <Actions>
          {state !== 'loading' && <Button type="submit">Neste</Button>}
          <Button type="button" variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
            Avbryt
          </Button>
        </Actions>
      </Form>
    </Screen>
  );
}
