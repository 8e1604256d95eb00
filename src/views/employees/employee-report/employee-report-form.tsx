import { Button } from '@navikt/ds-react/Button';
import { Checkbox, CheckboxGroup } from '@navikt/ds-react/Checkbox';
import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { effectiveDates } from '#domain/dates/dates.ts';
import { reportErrors } from '#domain/employees/employee-report.ts';
import {
  awaitsChoices,
  type EmployeeChange,
  type EmployeeField,
  type EmployeeTyped,
} from '#domain/employees/employee-report-form.ts';
import type { EmployeeInsurance } from '#domain/employees/reportable-insurance.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import type { Site } from '#domain/site/site.ts';
import { DateField } from '#ui/date-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormErrors, fieldId } from '#ui/form-errors.tsx';
import { FormPart } from '#ui/form-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { ContactFields } from '#views/employees/contact-fields.tsx';
import { ContinuationLinks } from './continuation-links.tsx';
import { EmployeeFields, withQuestions } from './employee-fields.tsx';

interface EmployeeReportFormProps {
  readonly state: 'reporting.filling.typing' | 'reporting.filling.rejected' | 'reporting.sending';
  readonly context: {
    readonly site: Pick<Site, 'continuation'>;
    readonly today: IsoDate;
    readonly organisation: string;
    readonly insurance: EmployeeInsurance;
    readonly form: EmployeeTyped;
    readonly submittedFields: readonly EmployeeField[];
  };
  readonly send: (event: ({ type: 'field.changed' } & EmployeeChange) | { type: 'submitted' }) => void;
}

/** Says which fields come, before they come. Assumed. */
const fieldsToCome =
  'Når du har valgt over, spør vi også om det forsikringene krever, for eksempel fødselsnummer, yrke og stillingsprosent.';

/** The page at `/bm/admin/ansatt-inn-og-utmelding` (B2.8, B2.105). */
export function EmployeeReportForm({ state, context, send }: EmployeeReportFormProps) {
  const { site, today, organisation, insurance, form, submittedFields } = context;
  const errors = state === 'reporting.filling.rejected' ? reportErrors(form, today, submittedFields) : {};
  const change = (fieldChange: EmployeeChange) => send({ type: 'field.changed', ...fieldChange });
  return (
    <Screen heading="Inn- og utmelding av ansatte">
      <p className="lead">Meld én ansatt om gangen inn i eller ut av forsikringene til {organisation}.</p>
      {insurance.isPartial && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <FormErrors errors={withQuestions(errors)} />
        <RadioGroup
          id={fieldId('handling')}
          legend="Hva vil du gjøre?"
          value={form.handling}
          onChange={(value) => change({ field: 'handling', value })}
          error={errors.handling}
        >
          <Radio value="meldeInn">Innmelding</Radio>
          <Radio value="meldeUt">Utmelding</Radio>
        </RadioGroup>
        {form.handling === 'meldeUt' && <ContinuationLinks links={site.continuation} />}
        <DateField
          id={fieldId('gjelderFra')}
          label="Gjelder fra"
          value={form.gjelderFra}
          window={effectiveDates(today)}
          onChange={(value) => change({ field: 'gjelderFra', value })}
          error={errors.gjelderFra}
        />
        <CheckboxGroup
          id={fieldId('forsikringer')}
          legend="Hvilke forsikringer gjelder det?"
          value={[...form.forsikringer]}
          onChange={(value) => change({ field: 'forsikringer', value })}
          error={errors.forsikringer}
        >
          {insurance.reportable.map(({ product, name }) => (
            <Checkbox key={product} value={product}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <ChooseAll
          all={insurance.reportable.map(({ product }) => product)}
          chosen={form.forsikringer}
          onChoose={(value) => change({ field: 'forsikringer', value })}
        />
        <FormPart heading="Den ansatte" text={awaitsChoices(form) ? fieldsToCome : undefined}>
          <EmployeeFields form={form} errors={errors} onChange={change} />
        </FormPart>
        <ContactFields
          phone={{
            id: fieldId('tlf'),
            value: form.tlf,
            error: errors.tlf,
            onChange: (value) => change({ field: 'tlf', value }),
          }}
          email={{
            id: fieldId('epost'),
            value: form.epost,
            error: errors.epost,
            onChange: (value) => change({ field: 'epost', value }),
          }}
        />
        <FormActions label="Send" isSending={state === 'reporting.sending'} />
      </Form>
    </Screen>
  );
}

interface ChooseAllProps {
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (products: readonly string[]) => void;
}

/** One button instead of many ticks; its text is assumed. */
function ChooseAll({ all, chosen, onChoose }: ChooseAllProps) {
  if (all.length < 3) return null;
  const hasAll = all.every((product) => chosen.includes(product));
  return (
    <div className="choose-all">
      <Button type="button" variant="tertiary" size="small" onClick={() => onChoose(hasAll ? [] : all)}>
        {hasAll ? 'Fjern alle' : 'Velg alle'}
        <span className="visually-hidden"> forsikringene</span>
      </Button>
    </div>
  );
}
