import { useContext } from 'react';
import { errorWords } from '#domain/errors/words.ts';
import { LinkButton } from './link-button.tsx';
import { PageLinksContext } from './page-links.ts';

/** The link to the login page, which leads back to this place (A2.13). */
export function LogIn() {
  const links = useContext(PageLinksContext);
  if (!links) return null;
  const draft = links.draft();
  return (
    <>
      {draft && <p data-announce>{draft === 'stored' ? errorWords.draftStored : errorWords.draftLost}</p>}
      <LinkButton to={{ url: links.login() }}>{errorWords.logIn}</LinkButton>
    </>
  );
}
