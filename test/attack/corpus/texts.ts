/** Marks an element that only a text rendered as markup can make. */
export const mark = 'data-attack';

/** What a text of a response may be, by name. */
export const oddTexts: Readonly<Record<string, string>> = {
  markup: `<img src="x" ${mark} onerror="attack()"><b ${mark}>fet</b>`,
  'the end of a script': `</script><script ${mark}>attack()</script>`,
  'the end of an attribute': `" ${mark} autofocus onfocus="attack()`,
  'a script address': 'javascript:attack()',
  'a data address': 'data:text/html,<script>attack()</script>',
  'another site': 'https://attack.example/',
  'another site without a protocol': '//attack.example/',
  'another site with a backslash': '/\\attack.example/',
  'another site behind our name': 'https://kunde.forsikring.example@attack.example/',
  'a path upwards': '../../logg-ut',
  'an encoded path upwards': '..%2f..%2flogg-ut',
  'a broken encoding': '%E0%A4%A',
  'a name of every object': '__proto__',
  'a function of every object': 'constructor',
  'a function of every text': 'toString',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template is the attack.
  'a template': '${attack()}{{attack()}}',
  empty: '',
  blanks: ' \t\n\u00a0',
  'right to left': '\u202eetkidrof\u202c \u0645\u0631\u062d\u0628\u0627',
  'joined code points': '👩‍👩‍👧‍👦🇳🇴e\u0301\u0301\u0301',
  'half a code point': '\ud83d',
  'control characters': '\u0000\u0007\u001b[31m\u2028',
  'ten thousand characters': 'æ'.repeat(10_000),
  'a huge number': '9'.repeat(400),
};
