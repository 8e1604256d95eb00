import { useContext } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { errorWords } from '#domain/errors/words.ts';
import { LinkButton } from './link-button.tsx';
import { LoginContext } from './login.ts';

/** The way out where the session has ended: to log in, and come back here (A2.13). */
export function LogIn({ error }: { readonly error: ApiError | null }) {
  const login = useContext(LoginContext);
  if (!isLostSession(error) || !login) return null;
  return <LinkButton to={{ url: login() }}>{errorWords.logIn}</LinkButton>;
}
