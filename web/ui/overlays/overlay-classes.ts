/** Class names of the backdrop behind overlays. */
export const overlayClasses = 'anim-fade fixed inset-0 z-50 bg-scrim';
