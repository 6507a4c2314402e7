import { ghtkWords } from '#shared/shipping/ghtk-words.ts';
import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { ParcelReport } from './carrier.ts';

type Row = { words: string; means: ParcelReport['means'] };

const stage = (name: ParcelStage, words: string): Row => ({ words, means: { kind: 'stage', stage: name } });
/** A courier's message. It is not certain until the warehouse confirms it. */
const word = (words: string): Row => ({ words, means: { kind: 'word' } });

/** GHTK's status codes and their meaning. Other integrations map some wrongly, so each has a test. */
export const ghtkStatuses: Readonly<Record<string, Row>> = {
  '-1': { words: ghtkWords['-1'], means: { kind: 'cancelled' } },
  '1': stage('waiting', ghtkWords['1']),
  '2': stage('waiting', ghtkWords['2']),
  '3': stage('picked_up', ghtkWords['3']),
  '4': stage('out', ghtkWords['4']),
  '5': stage('delivered', ghtkWords['5']),
  '6': stage('settled', ghtkWords['6']),
  '7': stage('pickup_failed', ghtkWords['7']),
  '8': stage('pickup_late', ghtkWords['8']),
  '9': stage('failed', ghtkWords['9']),
  '10': stage('delayed', ghtkWords['10']),
  '11': stage('return_settled', ghtkWords['11']),
  '12': stage('waiting', ghtkWords['12']),
  '13': stage('compensated', ghtkWords['13']),
  '20': stage('returning', ghtkWords['20']),
  '21': stage('returned', ghtkWords['21']),
  '45': word(ghtkWords['45']),
  '49': word(ghtkWords['49']),
  '123': word(ghtkWords['123']),
  '127': word(ghtkWords['127']),
  '128': word(ghtkWords['128']),
  '410': word(ghtkWords['410']),
};

/** Returns the words and meaning of a code. An unknown code keeps the text that came with it. */
export const ghtkMeaning = (code: string, text: string): Row =>
  ghtkStatuses[code] ?? { words: text || code, means: { kind: 'unknown' } };
