import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { registered } from '#flows/registry.ts';

/** The drawings that have been loaded, by the flow's id. */
const loaded = new Map<string, string>();

/** The atlas's drawing of a flow, from the server, or else as it was loaded last; null if there is none. */
export async function drawingOf({ id }: AnyFlow): Promise<string | null> {
  const response = await fetch(`/docs/flows/${registered(id).area}/${id}.svg`).catch(() => null);
  if (response === null) return loaded.get(id) ?? null;
  if (!response.ok) return null;
  const svg = await response.text();
  loaded.set(id, svg);
  return svg;
}

/** A drawing as a picture of twice its size. */
export async function pictureOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width * 2, height: image.height * 2 });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The drawing has no picture.')))),
  );
}
