/** Where a layer stands in the square: its middle, its size and its lean in degrees. */
export type Placement = { what: 'object' | 'companion'; x: number; y: number; size: number; turn: number };

export const sceneNames = ['hero', 'prop', 'group'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Back to front. `lean` is the subject's own small tilt, so that neighbours never stand in rank and file. */
export function placementsOf(scene: SceneName, lean: number, hasCompanion: boolean): Placement[] {
  const flip = lean < 0 ? -1 : 1;
  const across = (share: number): number => 0.5 + share * flip;

  if (scene === 'hero') return [{ what: 'object', x: 0.5, y: 0.48, size: 0.6, turn: lean }];

  if (scene === 'prop' && hasCompanion)
    return [
      { what: 'object', x: across(-0.07), y: 0.46, size: 0.55, turn: lean - 4 * flip },
      { what: 'companion', x: across(0.23), y: 0.72, size: 0.25, turn: 10 * flip },
    ];

  if (scene === 'prop')
    return [
      { what: 'object', x: across(0.15), y: 0.4, size: 0.4, turn: 9 * flip },
      { what: 'object', x: across(-0.1), y: 0.55, size: 0.48, turn: -7 * flip },
    ];

  return [
    { what: 'object', x: 0.31, y: 0.4, size: 0.35, turn: -9 },
    { what: 'object', x: 0.69, y: 0.4, size: 0.35, turn: 9 },
    { what: 'object', x: 0.5, y: 0.58, size: 0.47, turn: lean / 2 },
  ];
}
