import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;
export type PostCssPlugin = NonNullable<PostCss['plugins']>[number];

const isDark = (selector: string) => selector === '.dark' || selector === '.dark-theme';

/**
 * Aksel has its dark colours under a class, which only code can set. Moves them into a media query, so that a document
 * has the visitor's colours at its first paint; on paper it stays light (0045).
 */
export const darkScheme: PostCssPlugin = {
  postcssPlugin: 'dark-scheme',
  Rule(rule, { AtRule }) {
    if (!rule.selectors.every(isDark)) return;
    const screen = new AtRule({ name: 'media', params: 'screen and (prefers-color-scheme: dark)' });
    rule.replaceWith(screen);
    rule.selectors = [':root'];
    screen.append(rule);
  },
};
