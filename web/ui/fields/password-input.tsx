import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { controlHeight, controlClasses } from './control-classes.ts';
import { useFieldControl } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'size'>) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const control = useFieldControl(rest);
  return (
    <div className={clsx('relative', className)}>
      <input
        autoComplete="current-password"
        {...rest}
        {...control}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={clsx(controlClasses, controlHeight.md, 'pr-12!')}
      />
      <IconButton
        size="sm"
        className="absolute! inset-y-0 right-1.5 my-auto"
        label={shown ? t('password.hide') : t('password.show')}
        icon={shown ? <EyeOff /> : <Eye />}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
