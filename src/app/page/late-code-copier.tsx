import { type ComponentType, useEffect, useState } from 'react';
import type { CodeCopierProps } from '#ui/code-copier.ts';

type CodeCopier = ComponentType<CodeCopierProps>;

/** Kept, so that the next code has it at once. */
let here: CodeCopier | null = null;

/**
 * What stands beside a code, as soon as there is one: a first screen need not carry it. Where it does
 * not come, the code stands alone. No `lazy`: that would throw then, and wait for a clock that may stand still.
 */
export function LateCodeCopier(props: CodeCopierProps) {
  const [Copier, show] = useState<CodeCopier | null>(() => here);
  useEffect(() => {
    const put = (arrived: CodeCopier) => {
      here = arrived;
      show(() => arrived);
    };
    import('./code-copier.tsx').then(
      ({ CodeCopier }) => put(CodeCopier),
      () => {},
    );
  }, []);
  return Copier && <Copier {...props} />;
}
