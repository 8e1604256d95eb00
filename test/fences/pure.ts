// The rooms of tsconfig.pure.json are compiled without the DOM. This is all they may use of a browser.

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

  // React declares the elements empty where there is no DOM.
  interface HTMLInputElement {
    readonly value: string;
  }

  interface HTMLTextAreaElement {
    readonly value: string;
  }

  // Where focus is, and moving it, in the handlers of a piece.
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

// The types of a dependency may bring these along; then no use of them is refused any more.
// @ts-expect-error
export type Page = typeof document;
// @ts-expect-error
export type Process = typeof process;
