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
