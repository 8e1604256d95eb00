// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { csrfHeader } from '#api/csrf.ts';
import { cookieSet, forgetCookies } from './cookies.ts';

afterEach(forgetCookies);

describe('the CSRF token of a call is in the cookie named by its service (A7.22, C2.7)', () => {
  test.each([
    ['of one segment', '/banker'],
    ['of several segments', '/banker/0820/svar'],
    ['with a query', '/banker?bankregnr=0820'],
  ])('for a path %s', (_, path) => {
    cookieSet('banker=abc');
    expect(csrfHeader(path)).toEqual({ 'X-Csrf-Token': 'abc' });
  });

  test('among the cookies of other services', () => {
    cookieSet('skade=one');
    cookieSet('mine-banker=two');
    cookieSet('banker=three');
    cookieSet('bankerx=four');
    expect(csrfHeader('/banker')).toEqual({ 'X-Csrf-Token': 'three' });
  });

  test('decoded', () => {
    cookieSet('banker=a%20b%2Fc');
    expect(csrfHeader('/banker')).toEqual({ 'X-Csrf-Token': 'a b/c' });
  });

  test('whole, also if it ends with the padding of base64', () => {
    cookieSet('banker=dG9rZW4tMQ==');
    expect(csrfHeader('/banker')).toEqual({ 'X-Csrf-Token': 'dG9rZW4tMQ==' });
  });

  test('unchanged, if it was not encoded', () => {
    cookieSet('banker=100%x');
    expect(csrfHeader('/banker')).toEqual({ 'X-Csrf-Token': '100%x' });
  });
});

describe('a call has no token', () => {
  test('when there is no cookie', () => {
    expect(csrfHeader('/banker')).toEqual({});
  });

  test('when the only cookies are of other services', () => {
    cookieSet('skade=one');
    expect(csrfHeader('/banker')).toEqual({});
  });
});
