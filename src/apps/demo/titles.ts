/** The titles of the demo's series: plain, with accents, and in other scripts, so that a page shows each of them. */
export const TITLES = {
  story: 'Anna’s consulting 2027',
  commit: 'Café Zoë in São Paulo',
  reveal: 'Уроки музыки',
  active: 'Dental practice at the harbour',
  traded: 'Αρτοποιείο της Ελένης',
  curve: '町の写真館',
  staked: 'ورشة الخط العربي',
  draft: 'Gärtnerei am Fluß',
} as const;
