import { Screen } from '#ui/screen.tsx';

/** Shows the reason to the operators of the page: the visitor cannot do anything about it. */
export function Misconfigured({ reason }: { readonly reason: string }) {
  return (
    <main className="page">
      <Screen heading="Siden er ikke satt opp riktig">
        <p>Prøv igjen senere. Til den som drifter siden:</p>
        <p>
          <code>{reason}</code>
        </p>
      </Screen>
    </main>
  );
}
