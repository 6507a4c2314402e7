/** Position of a layer in the square: center, size and rotation in degrees. */
export type Placement = {
  what: 'object' | 'companion' | 'carrier';
  x: number;
  y: number;
  size: number;
  turn: number;
};

export const sceneNames = ['hero', 'prop'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Arrangement of a good: alone, with a tag next to it, in front of its carton, or heaped in a crate. */
type Setting = 'alone' | 'tag' | 'carton' | 'crate';

type SceneInput = { setting: Setting; lean: number; turn: number; hasCompanion: boolean };

const heaps: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [0.34, 0.36],
    [0.66, 0.36],
    [0.5, 0.32],
    [0.42, 0.42],
    [0.59, 0.42],
  ],
  [
    [0.4, 0.34],
    [0.6, 0.34],
    [0.32, 0.42],
    [0.5, 0.42],
    [0.68, 0.42],
  ],
  [
    [0.5, 0.28],
    [0.37, 0.37],
    [0.63, 0.37],
    [0.44, 0.43],
    [0.57, 0.43],
  ],
];

const spots = ({ setting, turn }: SceneInput, flip: number): Placement[] => {
  const across = (share: number): number => 0.5 + share * flip;
  const lean = (degrees: number): number => degrees * flip;
  if (setting === 'tag')
    return [
      { what: 'object', x: across(-0.08), y: 0.44, size: 0.53, turn: lean(-2) },
      { what: 'carrier', x: across(0.28), y: 0.71, size: 0.27, turn: lean(7) },
    ];
  if (setting === 'carton')
    return [
      { what: 'carrier', x: across(0.13), y: 0.42, size: 0.5, turn: 0 },
      { what: 'object', x: across(-0.2), y: 0.66, size: 0.38, turn: lean(-5) },
    ];
  return [
    ...(heaps[turn % heaps.length] ?? []).map(([x, y], i): Placement => ({
      what: 'object',
      x,
      y,
      size: 0.27,
      turn: ((i * 37) % 24) - 12,
    })),
    { what: 'carrier', x: 0.5, y: 0.65, size: 0.5, turn: 0 },
  ];
};

/** Layers from back to front. `lean` is a good's small rotation, so that neighbours seem not lined up. */
export function placementsOf(scene: SceneName, asked: SceneInput): Placement[] {
  const { setting, lean, hasCompanion } = asked;
  const flip = lean < 0 ? -1 : 1;
  const across = (share: number): number => 0.5 + share * flip;
  if (scene === 'hero')
    return setting === 'alone'
      ? [{ what: 'object', x: 0.5, y: 0.48, size: 0.66, turn: lean / 3 }]
      : spots(asked, flip);

  const company: Placement[] = hasCompanion
    ? [{ what: 'companion', x: across(0.28), y: 0.76, size: 0.22, turn: 10 * flip }]
    : [];
  if (setting === 'crate') return [...spots({ ...asked, turn: asked.turn + 1 }, -flip), ...company];
  if (setting === 'alone' && !hasCompanion)
    return [
      { what: 'object', x: across(0.17), y: 0.4, size: 0.44, turn: 6 * flip },
      { what: 'object', x: across(-0.12), y: 0.54, size: 0.52, turn: -4 * flip },
    ];
  return [{ what: 'object', x: across(-0.06), y: 0.46, size: 0.62, turn: lean - 4 * flip }, ...company];
}
