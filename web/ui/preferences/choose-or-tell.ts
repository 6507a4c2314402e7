import { toast } from '../../platform/feedback/toast.ts';
import { chooseLanguage, i18n } from '../../platform/i18n/i18n.ts';
import type { InterfaceLanguage } from '../../platform/i18n/language-preference.ts';

/** Changes the language, or reports that its texts could not be fetched. */
export function chooseOrTell(language: InterfaceLanguage): void {
  chooseLanguage(language).catch(() => toast.error(i18n.t('languageFailed', { ns: 'switcher' })));
}
