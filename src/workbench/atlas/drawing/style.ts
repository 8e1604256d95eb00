import { fontSize } from './measure.ts';

/** Scoped by its class, so that a page can include the drawing. */
export const style = `
.flow-chart { --paper: #fff; --ink: #1f2430; --quiet: #5a6272; --box: #f6f7f9; --line: #8b93a3;
  --visitor: #0b57a4; --done: #1c6b34; --failed: #a8201a; --delay: #8a5300; --waiting: #eaf1fb; --failure: #fbeae8;
  --active: #ffe08a; background: var(--paper); }
.flow-chart text { font: ${fontSize}px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); }
.flow-chart .compound > text, .flow-chart .parallel > text, .flow-chart .state > .transition text {
  paint-order: stroke; stroke: var(--paper); stroke-width: 5px; }
.flow-chart .name { font-weight: 700; }
.flow-chart .note { fill: var(--quiet); }
.flow-chart .box { fill: var(--box); stroke: var(--line); }
.flow-chart .region > .box { stroke-dasharray: 6 4; }
.flow-chart .final > .box { stroke-width: 3; }
.flow-chart .waiting > .box { fill: var(--waiting); }
.flow-chart .failure > .box { fill: var(--failure); }
.flow-chart .compound > .box, .flow-chart .parallel > .box { fill: none; }
.flow-chart .compound.waiting > .box, .flow-chart .parallel.waiting > .box { stroke: var(--visitor); }
.flow-chart .compound.failure > .box, .flow-chart .parallel.failure > .box { stroke: var(--failed); }
.flow-chart .active > .box { stroke: var(--ink); stroke-width: 3; }
.flow-chart .active.leaf > .box { fill: var(--active); }
.flow-chart .active.leaf text { fill: #1f2430; }
.flow-chart .start { fill: var(--ink); }
.flow-chart .arrow { fill: none; stroke: var(--kind, var(--ink)); stroke-width: 1.25; }
.flow-chart .head { fill: var(--kind, var(--ink)); }
.flow-chart .plate { fill: var(--paper); }
.flow-chart .transition text { fill: var(--kind); }
.flow-chart .visitor { --kind: var(--visitor); }
.flow-chart .done { --kind: var(--done); }
.flow-chart .failed { --kind: var(--failed); }
.flow-chart .failed .arrow { stroke-dasharray: 7 3; }
.flow-chart .delay { --kind: var(--delay); }
.flow-chart .delay .arrow { stroke-dasharray: 2 3; }
.flow-chart .always { --kind: var(--quiet); }
@media (prefers-color-scheme: dark) {
  .flow-chart { --paper: #14171d; --ink: #e9ecf2; --quiet: #a9b1c0; --box: #1f242d; --line: #6c7587;
    --visitor: #8fc1ff; --done: #7fd69a; --failed: #ff9c94; --delay: #f2bd6b; --waiting: #1b2b42; --failure: #40201f; }
}
`.trim();
