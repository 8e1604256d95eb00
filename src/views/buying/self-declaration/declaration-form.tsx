import { Link } from '@navikt/ds-react/Link';
import { type Answers, type Question, questions } from '#domain/buying/self-declaration.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Bank } from '#domain/shared/bank.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormErrors } from '#ui/form-errors.tsx';
import { Screen } from '#ui/screen.tsx';
import { DeclarationFailure, type DeclarationLeaf } from './declaration-failure.tsx';
import { legendOf, QuestionField } from './question-field.tsx';

interface DeclarationFormProps {
  readonly state: DeclarationLeaf;
  readonly context: {
    readonly hasBankRelationship: boolean;
    readonly form: { readonly bank: Bank | null; readonly answers: Answers };
    readonly error: ApiError | null;
    readonly site: { readonly phone: string };
  };
  readonly send: (
    event:
      | { type: 'field.changed'; field: Question; value: boolean }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

export function DeclarationForm({ state, context, send }: DeclarationFormProps) {
  const { hasBankRelationship, form, error, site } = context;
  const missing =
    state === 'filling.rejected' ? questions.filter((question) => form.answers[question] === null) : [];
  return (
    <Screen heading="Velkommen til oss!" step={hasBankRelationship ? { at: 2, of: 2 } : undefined}>
      <p className="lead">Svar på tre spørsmål, så kan du kjøpe forsikring hos oss.</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        {/* The questions, because all errors have the same sentence. */}
        <FormErrors errors={Object.fromEntries(missing.map((question) => [question, legendOf(question)]))} />
        {form.bank && (
          <p className="chosen">
            <span>Banken din: {form.bank.name}</span>
            {hasBankRelationship && (
              <Link href="#/bankvelger">
                Endre<span className="visually-hidden"> bank</span>
              </Link>
            )}
          </p>
        )}
        {questions.map((question) => (
          <QuestionField
            key={question}
            question={question}
            answer={form.answers[question]}
            isMissing={missing.includes(question)}
            onAnswer={(value) => send({ type: 'field.changed', field: question, value })}
          />
        ))}
        <DeclarationFailure state={state} error={error} phone={site.phone} />
        <FormActions
          label="Gå videre"
          isSending={state === 'sending'}
          onCancel={() => send({ type: 'cancelled' })}
        />
      </Form>
    </Screen>
  );
}
