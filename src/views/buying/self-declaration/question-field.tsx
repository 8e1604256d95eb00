import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import type { Question } from '#domain/buying/self-declaration.ts';
import { fieldId } from '#ui/form-errors.tsx';

interface Wording {
  readonly legend: string;
  readonly description?: string;
  readonly options: readonly { readonly label: string; readonly answer: boolean }[];
}

const yesOrNo = [
  { label: 'Ja', answer: true },
  { label: 'Nei', answer: false },
];

// The three questions of the self-declaration (A5.4 to A5.6).
const wordings: Readonly<Record<Question, Wording>> = {
  skadesaker: {
    legend: 'Hvor mange skadesaker har du hatt de tre siste årene?',
    description: 'Ta ikke med glasskader, veihjelp eller redning på bil.',
    options: [
      { label: '0–3 skader', answer: false },
      { label: '4 skader eller flere', answer: true },
    ],
  },
  betalingsanmerkninger: {
    legend: 'Skylder du penger til et forsikringsforetak?',
    description: 'Det vil si ubetalte regninger som har forfalt.',
    options: yesOrNo,
  },
  oppsagtAvAndre: {
    legend: 'Har du noen gang blitt oppsagt av et forsikringsforetak?',
    options: yesOrNo,
  },
};

export const legendOf = (question: Question): string => wordings[question].legend;

interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: boolean | null;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: boolean) => void;
}

export function QuestionField({ question, answer, isMissing, onAnswer }: QuestionFieldProps) {
  const { legend, description, options } = wordings[question];
  return (
    <RadioGroup
      id={fieldId(question)}
      legend={legend}
      description={description}
      value={answer}
      onChange={onAnswer}
      error={isMissing && 'Du må svare på dette før du kan gå videre'}
    >
      {options.map((option) => (
        <Radio key={option.label} value={option.answer}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
