// ES5: an old browser parses nothing newer. docs/browsers.md has the reason for each of these features.
if (!('AbortSignal' in window && 'any' in AbortSignal && 'canParse' in URL)) {
  document.title = 'Nettleseren din er for gammel';
  document.getElementById('root').innerHTML =
    '<main class="page frame"><h1>Nettleseren din er for gammel</h1>' +
    '<p>Oppdater nettleseren, eller bruk en annen, for å se forsikringene dine.</p></main>';
  document.getElementById('root').id = 'old-browser';
}
