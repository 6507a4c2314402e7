/** Tests that draw components by themselves: modules of the web keep state, so each file has a worker of its own. */
export const drawnAlone = [
  'tests/web/{leaving,ui,platform}/**/*.test.tsx',
  'tests/web/{checkout/lost-answer,members/tag-dialog,product/gallery-thumbs}.test.tsx',
];
