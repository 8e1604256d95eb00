// The layers of tsconfig.pure.json compile without the DOM. They may use only these parts of a browser.

declare global {
  interface URLSearchParams {
    get(name: string): string | null;
    set(name: string, value: string): void;
    toString(): string;
  }

  const URLSearchParams: {
    new (init?: string | Readonly<Record<string, string>>): URLSearchParams;
  };

  interface URL {
    readonly href: string;
    readonly origin: string;
    readonly protocol: string;
    readonly username: string;
    readonly password: string;
    readonly host: string;
    readonly hostname: string;
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly searchParams: URLSearchParams;
  }

  const URL: {
    new (url: string, base?: string): URL;
    canParse(url: string, base?: string): boolean;
  };

  interface HTMLElement {
    readonly offsetTop: number;
    focus(): void;
  }

  // Without the DOM, React declares the elements as empty.
  interface HTMLInputElement {
    readonly value: string;
  }

  interface HTMLTextAreaElement {
    readonly value: string;
  }

  // Reading and moving focus, in event handlers.
  interface Element {
    readonly ownerDocument: { readonly activeElement: Element | null };
    closest(selectors: string): Element | null;
    contains(other: Element | null): boolean;
    querySelector<E extends Element>(selectors: string): E | null;
  }

  interface HTMLButtonElement {
    focus(): void;
  }

  interface HTMLDialogElement {
    showModal(): void;
    close(): void;
  }
}

// If a dependency's types declare these, the compiler no longer refuses their use.
// @ts-expect-error
export type Page = typeof document;
// @ts-expect-error
export type Process = typeof process;
