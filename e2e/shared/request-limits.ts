/**
 * What a page may load with an empty cache, until nothing more is running. It is counted in the browser. The bench counts only
 * what is sent before the content.
 */
interface Limits {
  /** The document, files of code and style, the font, and calls. Each has a place in the queue of HTTP/1.1. */
  readonly requests: number;
  readonly scripts: number;
  /** Code in kB after gzip, at most about 1 kB above the present weight. */
  readonly js: number;
}

/** By a page's name in `test/journeys/early-visits.ts`: each document, and the most used pages of the main app. */
export const requestLimits: Readonly<Record<string, Limits>> = {
  'the landing page of a private customer': { requests: 39, scripts: 13, js: 165 },
  'the landing page of a company': { requests: 24, scripts: 13, js: 165 },
  'a policy': { requests: 34, scripts: 24, js: 173 },
  'the settings': { requests: 33, scripts: 22, js: 164 },
  'the persons with access': { requests: 30, scripts: 22, js: 159 },
  'the employees': { requests: 28, scripts: 19, js: 167 },
  'the report of an employee': { requests: 44, scripts: 35, js: 199 },
  'the AvtaleGiro receipt': { requests: 20, scripts: 13, js: 134 },
  'the self-declaration of a new customer': { requests: 23, scripts: 13, js: 149 },
  'the agreement chooser': { requests: 19, scripts: 13, js: 133 },
  'the buy page': { requests: 25, scripts: 14, js: 147 },
  'the document of a green card': { requests: 28, scripts: 20, js: 141 },
  'the intermediate page of a person': { requests: 22, scripts: 13, js: 135 },
  'the intermediate page of a company': { requests: 21, scripts: 13, js: 135 },
};
