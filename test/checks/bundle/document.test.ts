import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#documents/content-security-policy.ts';
import { faultsOf } from './document.ts';

const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />`;
const documentWith = (security: string, head = '', body = '') =>
  `<html><head><meta charset="utf-8" />${security}${head}<script src="/a.js"></script></head><body>${body}</body></html>`;

test('accepts a document with the policy of the app', () => {
  expect(faultsOf(documentWith(policy))).toEqual([]);
});

test('accepts a style sheet whose hash is in the policy', () => {
  const named = "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='";
  expect(
    faultsOf(documentWith(policy.replace("style-src 'self'", named), '<style>p{margin:0}</style>')),
  ).toEqual([]);
});

describe('a fault is', () => {
  test.each([
    ['no policy', documentWith('')],
    ['a directive more', documentWith(policy.replace('" />', '; frame-src *" />'))],
    ['a directive less', documentWith(policy.replace("; base-uri 'none'", ''))],
    ['another source', documentWith(policy.replace("script-src 'self'", "script-src 'self' https:"))],
    ['unsafe styles', documentWith(policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"))],
    ['a policy that only reports', documentWith(policy.replace('Policy"', 'Policy-Report-Only"'))],
    ['a second policy', documentWith(policy, policy)],
    ['a script before the policy', documentWith(`<script src="/b.js"></script>${policy}`)],
    ['a style in an element', documentWith(policy, '', '<p style="color: red">a</p>')],
    ['a style sheet that the policy does not name', documentWith(policy, '<style>p {}</style>')],
    ['a handler in an element', documentWith(policy, '', '<p onclick="a()">a</p>')],
  ])('%s', (_, html) => {
    expect(faultsOf(html)).toHaveLength(1);
  });
});
