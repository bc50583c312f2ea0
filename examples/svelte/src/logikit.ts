/** Loads the elements. They may stand on the page before: whatever they are told meanwhile is kept for them. */
export function loadLogikit(key: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = `${LOGIKIT_URL}/v1/embed.js`;
  script.dataset['key'] = key;
  document.head.append(script);
}
