import { expect, test } from 'vitest';
import { parseConfiguration } from '#app/page/configuration.ts';
import { fillIn } from '#deploy/fill-in.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

const valid = pageConfiguration({ isPartner: false });
const errorOf = (text: string): string => {
  try {
    parseConfiguration(text, 'bank.json');
    return 'no error';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test('every wrong field of a configuration is named, with the file', () => {
  const { restUrl: _, ...rest } = valid;
  expect(
    errorOf(JSON.stringify({ ...rest, phone: 'ring oss', enableavtalebytte: 'ja' })).split('\n'),
  ).toEqual([
    'bank.json: At path: restUrl -- Expected a string, but received: undefined',
    'bank.json: At path: phone -- Expected a string matching `/^\\+?\\d[\\d ]*$/` but received "ring oss"',
    'bank.json: At path: enableavtalebytte -- Expected a value of type `boolean`, but received: `"ja"`',
  ]);
  expect(errorOf('{')).toMatch(/^bank\.json is not JSON: SyntaxError/);
  expect(errorOf(JSON.stringify(valid))).toBe('no error');
});

test('the template of nginx takes values from the environment, then its defaults, and names what is missing', () => {
  const template = `# comment\nlisten \${LISTEN:-8443 ssl http2}; root \${RELEASE}; $uri`;
  expect(fillIn(template, { RELEASE: '/srv/a' })).toBe('# comment\nlisten 8443 ssl http2; root /srv/a; $uri');
  expect(fillIn(template, { RELEASE: '/srv/a', LISTEN: '80' })).toBe(
    '# comment\nlisten 80; root /srv/a; $uri',
  );
  expect(() => fillIn(template, {})).toThrow('nginx.conf.template: RELEASE has no value');
});
