// Zoom and pan of the drawings, in a page that is opened from the file system: a module would not load there.
const leastHeight = 240;

for (const chart of document.querySelectorAll('.chart')) {
  const drawing = chart.querySelector('img');
  const panzoom = window.Panzoom(drawing, { canvas: true, origin: '0 0', minScale: 0.1, maxScale: 8 });
  const atOnce = { animate: false };
  const byWidth = () => Math.min(chart.clientWidth / drawing.offsetWidth, 1);
  // A small drawing has room to be zoomed.
  const roomFor = (scale) =>
    Math.max(drawing.offsetHeight * scale, Math.min(drawing.offsetHeight, leastHeight));
  const show = (scale) => {
    panzoom.zoom(scale, atOnce);
    panzoom.pan(0, 0, atOnce);
  };
  const start = () => {
    chart.style.height = `${roomFor(byWidth())}px`;
    show(byWidth());
  };
  const showAll = () => show(Math.min(byWidth(), chart.clientHeight / drawing.offsetHeight));
  const actions = {
    'Zoom in': () => panzoom.zoomIn(atOnce),
    'Zoom out': () => panzoom.zoomOut(atOnce),
    Fit: showAll,
    'Actual size': () => panzoom.reset(atOnce),
  };
  const buttons = document.createElement('p');
  for (const [name, act] of Object.entries(actions)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', act);
    buttons.append(button, ' ');
  }
  chart.parentElement.before(buttons);
  chart.addEventListener(
    'wheel',
    (event) => {
      // Without the key, the wheel scrolls the page.
      if (event.ctrlKey || event.metaKey) panzoom.zoomWithWheel(event);
    },
    { passive: false },
  );
  const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  chart.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = step.map((pixels) => pixels / panzoom.getScale());
    panzoom.pan(x, y, { relative: true, ...atOnce });
  });
  if (drawing.complete) start();
  else drawing.addEventListener('load', start);
}
