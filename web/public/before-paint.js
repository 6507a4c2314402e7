// Runs before the first paint, so that a dark page never flashes white and screen readers know the language.
(function () {
  var theme, language, isNewcomer;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
    // Whoever has neither account nor cart here has an empty one, wherever the address names none.
    isNewcomer =
      !localStorage.getItem('cholang-session') &&
      !localStorage.getItem('cholang-guest-session') &&
      !location.search.includes('sessionId=');
    if (language !== 'zh') language = localStorage.getItem('cholang-language-preference') || language;
  } catch {
    // Storage may be closed to us; the defaults serve.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var root = document.documentElement;
  root.dataset.theme = theme;
  if (isNewcomer) root.dataset.newcomer = '';
  root.lang = language === 'en' || language === 'zh' ? language : 'vi';
  document.querySelector('meta[name=theme-color]').content = theme === 'dark' ? '#16110d' : '#fbf7f0';
})();

// A page that is drawn already names its code without asking for it (functions/domain/pages/write-page.ts): it comes after
// the first frame, so that on a slow line it takes nothing from the style sheet, letters and pictures of that frame.
(function () {
  var patience = 2000;
  var presentation = 200;

  function runCode() {
    for (const late of document.querySelectorAll('script[type=late-module]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = late.crossOrigin;
      script.src = late.src;
      late.replaceWith(script);
    }
  }
  function fetchCode() {
    for (const late of document.querySelectorAll('link[rel=late-module]')) late.rel = 'modulepreload';
    // The app reads the answers at the end of its page.
    if (document.readyState !== 'loading') runCode();
  }
  document.addEventListener('DOMContentLoaded', function () {
    // A page in a tab that nobody looks at has no frames.
    if (document.hidden || isDrawn) fetchCode();
    else setTimeout(fetchCode, patience);
  });
  var isDrawn = false;
  function draw() {
    if (isDrawn) return;
    isDrawn = true;
    fetchCode();
  }
  requestAnimationFrame(function () {
    // The frame is made, but not shown yet. Browsers that cannot tell when it is, have to be believed.
    setTimeout(draw, presentation);
    if (typeof PerformanceObserver !== 'function') return;
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      draw();
    }).observe({ type: 'paint', buffered: true });
  });
})();
