import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import { listenForBursts } from './listen-for-bursts.ts';
import { createTally, everyUnit, type RepeatRule, type ScanSource } from './repeat-rule.ts';
import type { NumberedAnswer, ScanAnswer, ScannedCode } from './scan-answer.ts';
import { playScanSound } from './scan-sounds.ts';

export type ScannerOptions = {
  /** Handles a code. A rejection is shown as a failure; the same code may then be scanned again at once. */
  onCode: (scanned: ScannedCode) => ScanAnswer | Promise<ScanAnswer>;
  /** Meaning of a repeated code; by default every unit counts. The first value stays while mounted. */
  repeat?: RepeatRule;
  /** Tells which codes the screen can use; decides between two readings of a burst. */
  accepts?: (code: string) => boolean;
  /** False while another element needs the keyboard: scanners then type into the focused element as usual. */
  enabled?: boolean;
};

export type Scanner = ReturnType<typeof useScanner>;

/** Collects codes from scanner, camera and typing and answers by sound, colour and text. */
export function useScanner({ onCode, repeat, accepts, enabled = true }: ScannerOptions) {
  const { t } = useTranslation('scan');
  const [tally] = useState(() => createTally(repeat ?? everyUnit()));
  const [answer, setAnswer] = useState<NumberedAnswer>();
  const [waiting, setWaiting] = useState(0);
  const serial = useRef(0);
  /** Promise chain that shows answers in the order of the scans, whichever request is the fastest. */
  const line = useRef(Promise.resolve());

  const say = (code: string, given: ScanAnswer) => {
    serial.current += 1;
    setAnswer({ ...given, code, serial: serial.current });
    playScanSound(given.tone);
  };
  const ask = async (scanned: ScannedCode): Promise<ScanAnswer> => {
    try {
      const given = await onCode(scanned);
      if (given.tone === 'wrong') tally.forget(scanned.code);
      return given;
    } catch (error) {
      tally.forget(scanned.code);
      return { tone: 'wrong', text: messageOf(error) ?? t('failed'), hint: t('failedHint') };
    }
  };
  const take = (text: string, source: ScanSource) => {
    const code = text.trim();
    if (code === '') return;
    const verdict = tally.judge(code, performance.now(), source);
    const given =
      verdict === 'first' || verdict === 'again'
        ? ask({ code, source, count: tally.count(code) })
        : Promise.resolve<ScanAnswer>({ tone: 'again', text: t(verdict), hint: t(`${verdict}Hint`) });
    setWaiting((count) => count + 1);
    line.current = line.current.then(async () => {
      say(code, await given);
      setWaiting((count) => count - 1);
    });
  };

  const decides = accepts !== undefined;
  const hear = useEffectEvent((code: string) => take(code, 'keyboard'));
  const accept = useEffectEvent((code: string) => accepts?.(code) ?? false);
  useEffect(() => {
    if (!enabled) return;
    return listenForBursts({
      onCode: hear,
      accepts: decides ? (code) => accept(code) : undefined,
    });
  }, [enabled, decides]);

  return {
    answer,
    isWaiting: waiting > 0,
    enabled,
    byHand: (code: string) => take(code, 'hand'),
    byCamera: (code: string) => take(code, 'camera'),
    /** Forgets the accepted codes, for another parcel or another count. */
    clear: () => {
      tally.clear();
      setAnswer(undefined);
    },
  };
}
