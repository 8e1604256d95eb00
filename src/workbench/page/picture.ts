import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { registered } from '#flows/registry.ts';

/** The atlas's drawing of a flow, from the server; null if there is none. */
export async function drawingOf({ id }: AnyFlow): Promise<string | null> {
  const response = await fetch(`/docs/flows/${registered(id).area}/${id}.svg`);
  return response.ok ? response.text() : null;
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
