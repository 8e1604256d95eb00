import { describe, expect, test } from 'vitest';
import { reportDraft, reportErrors, withContact } from '#domain/employees/employee-report.ts';
import { type EmployeeTyped, emptyReport } from '#domain/employees/employee-report-form.ts';
import {
  emptySelfAdministered,
  nextSelfAdministered,
  selfAdministeredDraft,
  selfAdministeredErrors,
  submittedParts,
  withContactPerson,
} from '#domain/employees/self-administered-form.ts';

const today = '2026-11-21';

test("the initial value of 'gjelder fra' is today, and no other field has a value (B3.48)", () => {
  const { gjelderFra, ...others } = emptyReport(today);
  expect(gjelderFra).toBe('21.11.2026');
  expect(Object.values(others).filter((value) => value !== null && String(value) !== '')).toEqual([]);
});

test('a report with one change has a draft', () => {
  expect(reportDraft({ ...emptyReport(today), yrke: 'Snekker' }, today, {})).toMatchObject({
    yrke: 'Snekker',
  });
  expect(reportDraft({ ...emptyReport(today), forsikringer: ['N16'] }, today, {})).not.toBeNull();
});

describe('the errors of a report after a submit', () => {
  const typed: EmployeeTyped = {
    ...emptyReport(today),
    handling: 'meldeInn',
    forsikringer: ['N20'],
    navn: 'Kari Nordmann',
    stillingsprosent: '80',
    tlf: '91234567',
    epost: 'kari@example.no',
  };

  test('are those of the fields that were on screen', () => {
    expect(reportErrors(typed, today, ['yrke', 'stillingsprosent'])).toEqual({ yrke: 'Du må oppgi yrke' });
    expect(reportErrors({ ...typed, navn: '' }, today, [])).toEqual({ navn: 'Du må fylle ut navn' });
  });

  test('are none for a valid report', () => {
    expect(reportErrors({ ...typed, yrke: 'Snekker' }, today, ['yrke'])).toEqual({});
  });
});

test('an empty self-administered report has one row, and no value but the day (B5.36)', () => {
  expect(emptySelfAdministered(today)).toEqual({
    innOrUtmelding: '',
    startDate: '21.11.2026',
    ansatteInformasjon: [{ id: '1', fodselsar: '', kjonn: '' }],
    arbeidsdyktig: false,
    telefonnummer: '',
    epost: '',
  });
});

const filled = {
  ...emptySelfAdministered(today),
  ...{ innOrUtmelding: 'Innmelding', telefonnummer: '91234567', epost: 'kari@example.no' },
};

test('the next self-administered report keeps the contact person alone', () => {
  expect(nextSelfAdministered(filled, '2026-11-22')).toEqual({
    innOrUtmelding: '',
    startDate: '22.11.2026',
    ansatteInformasjon: [{ id: '1', fodselsar: '', kjonn: '' }],
    arbeidsdyktig: false,
    telefonnummer: '91234567',
    epost: 'kari@example.no',
  });
});

test('the draft of a self-administered report leaves out the confirmation, which is about health', () => {
  expect(selfAdministeredDraft({ ...filled, arbeidsdyktig: true }, today, {})).toEqual({
    innOrUtmelding: 'Innmelding',
    startDate: '21.11.2026',
    ansatteInformasjon: [{ id: '1', fodselsar: '', kjonn: '' }],
    telefonnummer: '91234567',
    epost: 'kari@example.no',
  });
  expect(
    selfAdministeredDraft({ ...emptySelfAdministered(today), arbeidsdyktig: true }, today, {}),
  ).toBeNull();
});

describe('the contact details that the insurer knows (C4.39)', () => {
  const contact = { mobilnummer: '41234567', epost: 'post@snekkeri.example' };

  test('fill in both forms, and are no draft', () => {
    const report = withContact(emptyReport(today), contact);
    expect(report).toEqual({ ...emptyReport(today), tlf: '41234567', epost: 'post@snekkeri.example' });
    expect(reportDraft(report, today, contact)).toBeNull();
    const list = withContactPerson(emptySelfAdministered(today), contact);
    expect(list).toEqual({
      ...emptySelfAdministered(today),
      telefonnummer: '41234567',
      epost: 'post@snekkeri.example',
    });
    expect(selfAdministeredDraft(list, today, contact)).toBeNull();
  });

  test('are unknown beside a restored draft, which stays one', () => {
    expect(reportDraft(emptyReport(today), today, null)).toMatchObject({ navn: '', tlf: '' });
    expect(selfAdministeredDraft(emptySelfAdministered(today), today, null)).toMatchObject({
      innOrUtmelding: '',
      telefonnummer: '',
    });
  });

  test('make a draft when they are cleared', () => {
    expect(reportDraft(emptyReport(today), today, contact)).toMatchObject({ tlf: '', epost: '' });
    expect(selfAdministeredDraft(emptySelfAdministered(today), today, contact)).toMatchObject({
      telefonnummer: '',
      epost: '',
    });
  });

  test('leave the report empty if the insurer knows none', () => {
    const none = { mobilnummer: null, epost: null };
    expect(withContact(emptyReport(today), none)).toEqual(emptyReport(today));
    expect(withContactPerson(emptySelfAdministered(today), none)).toEqual(emptySelfAdministered(today));
  });
});

describe('the errors of a self-administered report after a submit', () => {
  const born = 'Vennligst fyll ut fødselsåret';
  const sex = 'Vennligst velg kjønn';
  const able = 'Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen';
  const two = {
    ...filled,
    ansatteInformasjon: [
      { id: '1', fodselsar: '', kjonn: 'Mann' },
      { id: '2', fodselsar: '1985', kjonn: '' },
    ],
  };

  test('are those of the rows and the confirmation that were on screen (B5.33, B5.34, B5.35)', () => {
    expect(selfAdministeredErrors(two, today, submittedParts(two))).toEqual({
      'ansatteInformasjon.0.fodselsar': born,
      'ansatteInformasjon.1.kjonn': sex,
      arbeidsdyktig: able,
    });
  });

  test('leave out a row that was added later', () => {
    expect(selfAdministeredErrors(two, today, { registration: 'Innmelding', rows: ['1'] })).toEqual({
      'ansatteInformasjon.0.fodselsar': born,
      arbeidsdyktig: able,
    });
  });

  test('leave out the confirmation if a report out was submitted', () => {
    expect(selfAdministeredErrors(two, today, { registration: 'Utmelding', rows: ['2'] })).toEqual({
      'ansatteInformasjon.1.kjonn': sex,
    });
  });

  test('have those of other fields in any case', () => {
    const wrong = { ...two, startDate: '20.11.2026', ansatteInformasjon: [] };
    expect(selfAdministeredErrors(wrong, today, { registration: 'Utmelding', rows: [] })).toEqual({
      startDate: 'Datoen du har valgt er for langt tilbake i tid',
      ansatteInformasjon: 'Du må legge til minst én ansatt',
    });
  });

  test('are none for a valid report', () => {
    const valid = {
      ...filled,
      arbeidsdyktig: true,
      ansatteInformasjon: [{ id: '1', fodselsar: '1985', kjonn: 'Mann' }],
    };
    expect(selfAdministeredErrors(valid, today, submittedParts(valid))).toEqual({});
  });
});
