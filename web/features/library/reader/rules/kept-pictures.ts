/** Pictures of this site in a text, each once. Those of other sites cannot be fetched and are not kept. */
export function picturesIn(html: string): string[] {
  const holder = document.createElement('template');
  // The content of a `<template>` loads no pictures.
  holder.innerHTML = html;
  const sources = [...holder.content.querySelectorAll('img')].map((one) => one.getAttribute('src') ?? '');
  return [...new Set(sources.filter((source) => /^\/(?!\/)/.test(source)))];
}
