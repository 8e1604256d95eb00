const longest = 300;

/** Markup, or an identifier of a program, such as 'java.lang.String' or 'NullPointerException'. */
const technical = /[<>{}]|[a-z]\.\w+\.\w|[a-z](?:Exception|Error)\b/;

/** The server's message if it is a sentence for people; null otherwise (B8.29, B8.32). */
export function readableMessage(message: string): string | null {
  const text = message.trim();
  return /\p{L}/u.test(text) && text.length <= longest && !technical.test(text) ? text : null;
}
