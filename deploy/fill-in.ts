type Values = Readonly<Record<string, string | undefined>>;

/** Replaces `${NAME:-default}` by a value or the default. Throws if `${NAME}` has neither. */
export const fillIn = (template: string, values: Values): string =>
  template
    .split('\n')
    .map((line) =>
      line.trimStart().startsWith('#')
        ? line
        : line.replace(/\$\{([A-Z_]+)(?::-([^}]*))?\}/g, (_, name: string, byDefault?: string) => {
            const value = values[name] || byDefault;
            if (value === undefined) throw new Error(`nginx.conf.template: ${name} has no value`);
            return value;
          }),
    )
    .join('\n');
