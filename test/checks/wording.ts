/** Phrases that are hard to read, with a plain replacement. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bbe had\b/i, 'could not be loaded, not available'],
  [/\b(told|tells?|hears?) of\b/i, 'shown, reported, says, receives'],
  [/\b(came|comes?|coming) by\b/i, 'covered, visited from'],
  [/\bon (its|their) way\b/i, 'loading, sending, running'],
  [/\bunder way\b/i, 'running, pending'],
  [/\bnobody knows\b/i, 'unknown'],
  [/\ball the (more|same)\b/i, 'leave it out, or: anyway'],
  [/\b(bring|come|go)s? along\b|\b(brought|came|went) along\b/i, 'is passed on'],
  [/\b(led|leads?) on\b/i, 'redirected, leads to'],
  [/\banew\b/i, 'again, reload'],
  [/\bseldom\b/i, 'rarely'],
  [/\bwhom?ever\b/i, 'every visitor, any caller'],
  [/\bgoes without saying\b/i, 'the default'],
  [/\b(for|of|to|from|by|as|with) whom?\b/i, 'a noun before who: the visitors who …'],
  [/(?<=\/\/|\/\*\*|description: ['"]) *Whom? /i, 'a noun: The visitor who …'],
];

/** Git writes these into a file that it cannot merge. */
const conflict = /^(<{7}|>{7})( |$)/m;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The hard phrases and conflict markers of a file, as sentences. */
export function wordingIn(file: string, text: string): readonly string[] {
  const marker = conflict.exec(text);
  return [
    ...phrases.flatMap(([phrase, instead]) =>
      [...text.matchAll(new RegExp(phrase, `${phrase.flags}g`))].map(
        ({ 0: found, index }) =>
          `${file}:${lineAt(text, index)}: write "${found.trim()}" in plain English: ${instead}`,
      ),
    ),
    ...(marker ? [`${file}:${lineAt(text, marker.index)}: a merge conflict is not resolved`] : []),
  ];
}
