/** Class names of the backdrop behind overlays. */
export const overlayLook = 'anim-fade fixed inset-0 z-50 bg-scrim';
