/** Fields that hold what identifies a person, whatever their value looks like. */
const personal =
  /fodselsnummer|foedselsnummer|^fnr$|navn$|^name$|epost|mobil|telefon|^tlf$|^phone$|adresse$|kontoId|etternavn/i;

const hidden = '[skjult]';

/** A national identity number, wherever it stands: eleven digits, also with a space after the birth date. */
const nationalId = /(?<!\d)\d{6}[ .]?\d{5}(?!\d)/g;

/**
 * A copy of any plain data without what is personal, for a recording that a person may pass on.
 * Fields by their name, national identity numbers by their digits, in texts, numbers and keys.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(nationalId, hidden);
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : hidden;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      redact(key),
      personal.test(key) && typeof part !== 'object' ? hidden : redact(part),
    ]),
  );
}
