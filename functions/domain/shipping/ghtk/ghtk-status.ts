import type { ParcelStage } from '#shared/shipping/parcel-choices.ts';
import type { ParcelReport } from '../carriers/carrier.ts';

type Row = { words: string; means: ParcelReport['means'] };

const stage = (name: ParcelStage, words: string): Row => ({ words, means: { kind: 'stage', stage: name } });
/** The courier says so; it is not certain before the warehouse does. */
const word = (words: string): Row => ({ words, means: { kind: 'word' } });

/** All that GHTK says of a parcel, and what that is here. Others have mapped these wrongly: each row has its test. */
export const ghtkStatuses: Readonly<Record<string, Row>> = {
  '-1': { words: 'Hủy đơn hàng', means: { kind: 'cancelled' } },
  '1': stage('waiting', 'Chưa tiếp nhận'),
  '2': stage('waiting', 'Đã tiếp nhận'),
  '3': stage('picked_up', 'Đã lấy hàng, đã nhập kho'),
  '4': stage('out', 'Đã điều phối giao hàng, đang giao hàng'),
  '5': stage('delivered', 'Đã giao hàng, chưa đối soát'),
  '6': stage('settled', 'Đã đối soát'),
  '7': stage('pickup_failed', 'Không lấy được hàng'),
  '8': stage('pickup_late', 'Hoãn lấy hàng'),
  '9': stage('failed', 'Không giao được hàng'),
  '10': stage('delayed', 'Trì hoãn giao hàng'),
  '11': stage('return_settled', 'Đã đối soát công nợ trả hàng'),
  '12': stage('waiting', 'Đã điều phối lấy hàng, đang lấy hàng'),
  '13': stage('compensated', 'Đơn hàng bồi hoàn'),
  '20': stage('returning', 'Đang trả hàng'),
  '21': stage('returned', 'Đã trả hàng'),
  '45': word('Shipper báo đã giao hàng'),
  '49': word('Shipper báo không giao được hàng'),
  '123': word('Shipper báo đã lấy hàng'),
  '127': word('Shipper báo không lấy được hàng'),
  '128': word('Shipper báo trì hoãn lấy hàng'),
  '410': word('Shipper báo trì hoãn giao hàng'),
};

/** What a code says and means; of one that is new, only what came with it. */
export const ghtkMeaning = (code: string, text: string): Row =>
  ghtkStatuses[code] ?? { words: text || code, means: { kind: 'unknown' } };
