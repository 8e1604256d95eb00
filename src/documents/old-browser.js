// ES5: an old browser parses nothing newer. docs/browsers.md has the reason for each of these features.
function showAdvice(root) {
  // No innerHTML: some of these browsers have Trusted Types.
  var main = document.createElement('main');
  var heading = document.createElement('h1');
  var advice = document.createElement('p');
  heading.textContent = 'Nettleseren din er for gammel';
  advice.textContent = 'Oppdater nettleseren, eller bruk en annen, for å se forsikringene dine.';
  main.className = 'page frame';
  main.appendChild(heading);
  main.appendChild(advice);
  root.textContent = '';
  root.appendChild(main);
  root.id = 'old-browser';
}

if (!('AbortSignal' in window && 'any' in AbortSignal && 'canParse' in URL)) {
  document.title = 'Nettleseren din er for gammel';
  showAdvice(document.getElementById('root'));
}
