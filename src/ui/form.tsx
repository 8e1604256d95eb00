import type { ReactNode } from 'react';

interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form that its chart validates and submits: the browser does neither. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
