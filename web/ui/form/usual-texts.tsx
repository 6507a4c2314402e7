import { Chip } from '../actions/chip.tsx';
import { useFormAround } from './form-context.ts';

/** Shows the usual texts of a text field; a press writes one into it. */
export function UsualTexts({ name, texts }: { name: string; texts: readonly string[] }) {
  const { form } = useFormAround();
  return (
    <div className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <Chip key={text} onClick={() => form.setValue(name, text, { shouldDirty: true })}>
          {text}
        </Chip>
      ))}
    </div>
  );
}
