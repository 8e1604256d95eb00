import texts from '#app/page/aksel-texts.ts';

/** A sentence for each part of Aksel's texts that the code of a component asks for, and the app has left out. */
export const lackingIn = (file: string, code: string): readonly string[] =>
  [...code.matchAll(/useI18n\("(\w+)"/g)]
    .flatMap(([, part = '']) => (part in texts ? [] : [part]))
    .map((part) => `${file} asks for texts that src/app/page/aksel-texts.ts lacks: ${part}`);
