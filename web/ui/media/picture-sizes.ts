/** Displayed width of a picture among others, as in `<img sizes>`. */
export const usualSizes = '(width < 48rem) 50vw, 16rem';
