import { packed, render, type Subject } from './subject.ts';

const basket = '1f9fa';
const herb = '1f33f';
const rice = '1f33e';
const lotus = '1fab7';

const wear = {
  'ao-thun-xanh': render('1f455', '1f343'),
  'ao-thun-lam': render('1f455', '1f9e2', { hue: 90 }),
  'ao-thun-tim': render('1f455', '1f343', { hue: 170 }),
  'ao-thun-cam': render('1f455', '1f343', { hue: 280, brightness: 0.95 }),
  'ao-thun-kem': render('1f455', '1f343', { saturation: 0.14, brightness: 1.05 }),
  'ao-kieu': render('1f45a', '1f338'),
  'ao-kieu-xanh': render('1f45a', '1f338', { hue: 230 }),
  'so-mi': render('1f454', '1f45e'),
  vay: render('1f457', '1f45c'),
  'vay-do': render('1f457', '1f338', { hue: 105 }),
  quan: render('1f456', '1f45f'),
  'quan-dui': render('1fa73', '1fa74'),
  'khan-lua': packed('cloth', '#c8322b', '#f0d7a6', rice, '1f338'),
  'khan-ran': packed('cloth', '#3a3f4a', '#f2eee4', rice, '1f33e'),
  'vai-tho-cam': packed('cloth', '#4d3b8f', '#d9602f', rice, '1f9f5'),
  'khan-tam': packed('cloth', '#7fb6a4', '#f4e7cf', rice, '1f9fc'),
  'non-la': packed('hat', '#efd29a', '#d6336c', rice, '1f338'),
  'mu-luoi-trai': render('1f9e2', '1f576-fe0f'),
  'mu-coi': render('1f452', '1f33b'),
  'tui-xach': render('1f45c', '1f45b'),
  balo: render('1f392', '1f4d2'),
  'vi-da': render('1f45b', '1fa99', { hue: 32, saturation: 0.72, brightness: 0.78 }),
  'giay-the-thao': render('1f45f', '1f9e6'),
  'giay-da': render('1f45e', '1f9e6'),
  dep: render('1fa74', '1f334'),
  'khan-len': render('1f9e3', '1f9f6'),
  'dong-ho': render('231a', '1f381'),
  'dong-ho-nau': render('231a', '1f381', { hue: 140, saturation: 0.6, brightness: 0.85 }),
  'dong-ho-luc': render('231a', '1f381', { hue: 285, saturation: 0.85 }),
  nhan: render('1f48d', '1f381'),
  'vong-tay': render('1f4ff', '1f338'),
} satisfies Record<string, Subject>;

const craft = {
  'den-long': render('1f3ee', '1f338'),
  'den-long-xanh': render('1f3ee', '1f338', { hue: 140, saturation: 0.85 }),
  'den-long-tim': render('1f3ee', '1f338', { hue: 275 }),
  gom: render('1f3fa', '1f33a'),
  'gom-lam': render('1f3fa', '1f33a', { hue: 195, saturation: 0.9, brightness: 1.05 }),
  'am-tra': render('1fad6', '1f375'),
  'am-tra-luc': render('1fad6', '1f375', { hue: 175, saturation: 0.55 }),
  to: render('1f963', '1f962'),
  'gio-may': render(basket, herb),
  quat: render('1faad', '1f338'),
  tranh: render('1f5bc-fe0f', '1f3a8'),
  len: render('1f9f6', '1f9f5'),
  'chi-theu': render('1f9f5', '1faa1'),
  nen: render('1f56f-fe0f', '1f338'),
  guong: render('1fa9e', '1f338'),
  sao: render('1fa88', herb),
  trong: render('1fa98', '1fa88'),
  'go-my-nghe': render('1fab5', herb),
} satisfies Record<string, Subject>;

const home = {
  dao: render('1f52a', '1f955'),
  chao: render('1f373', '1f95a'),
  noi: render('1f372', '1f955'),
  'dua-go': render('1f962', '1f35a'),
  'muong-nia': render('1f374', '1f37d-fe0f'),
  'binh-tuoi': render('1faa3', '1f331'),
  choi: render('1f9f9', '1faa3'),
  'chau-cay': render('1fab4', '1faa3'),
  'xuong-rong': render('1f335', '1f33c'),
  'huong-duong': render('1f33b', '1f41d'),
  hong: render('1f339', '1f33c'),
  lan: render('1f33a', '1f33f'),
  sen: render(lotus, '1f343'),
  'hat-giong': packed('pouch', '#bcd79a', '#2f7d4f', '1f331', '1f331'),
  'phan-bon': packed('sack', '#b98d62', '#3f7a3a', '1f331', '1fab1'),
  ghe: render('1fa91', '1fab4'),
  'den-dau': render('1fa94', '1f338'),
} satisfies Record<string, Subject>;

const gadgets = {
  'tai-nghe': render('1f3a7', '1f3b5'),
  'dien-thoai': render('1f4f1', '1f50c'),
  'may-tinh': render('1f4bb', '1f5b1-fe0f'),
  loa: render('1f4fb', '1f3b5'),
  'may-anh': render('1f4f7', '1f50b'),
  'den-pin': render('1f526', '1f50b'),
  'bong-den': render('1f4a1', '1f50c'),
  'pin-sac': render('1f50b', '1f50c'),
  'o-cam': render('1f50c', '1f50b'),
  'ban-phim': render('2328-fe0f', '1f5b1-fe0f'),
  'bao-thuc': render('23f0', '1f50b'),
  'dong-ho-go': render('1f570-fe0f', '1f338'),
  'tay-cam': render('1f3ae', '1f50b'),
  micro: render('1f3a4', '1f3b5'),
} satisfies Record<string, Subject>;

const care = {
  'sua-duong': render('1f9f4', '1f338'),
  'dau-goi': render('1f9f4', herb, { hue: 150 }),
  'xa-bong': render('1f9fc', '1f33c'),
  'xa-bong-thao-moc': render('1f9fc', herb, { hue: 150 }),
  'ban-chai': render('1faa5', herb),
  son: render('1f484', '1f338'),
  'tinh-dau': packed('bottle', '#6fae8b', '#3b2a20', herb, herb),
  'cao-thuoc': packed('jar', '#7fb77a', '#d9a23a', herb, herb),
  luoc: render('1faae', '1fa9e', { hue: 145, saturation: 0.6 }),
} satisfies Record<string, Subject>;

const paper = {
  sach: render('1f4da', '1f453'),
  'sach-do': render('1f4d5', '1f516'),
  'sach-luc': render('1f4d7', '1f33f'),
  'sach-lam': render('1f4d8', '1f453'),
  'so-tay': render('1f4d2', '1f58a-fe0f'),
  but: render('1f58a-fe0f', '1f4d2'),
  'but-chi': render('270f-fe0f', '1f4d0'),
  mau: render('1f3a8', '1f58c-fe0f'),
  thuoc: render('1f4d0', '270f-fe0f'),
  lich: render('1f4c5', '1f338'),
} satisfies Record<string, Subject>;

const childhood = {
  'binh-sua': render('1f37c', '1f9f8'),
  gau: render('1f9f8', '1f380'),
  'xep-hinh': render('1f9e9', '1f3b2'),
  dieu: render('1fa81', '2601-fe0f'),
  'ngua-go': render('1fa80', '1f9f8'),
  'tat-be': render('1f9e6', '1f37c'),
} satisfies Record<string, Subject>;

const outdoors = {
  'bong-da': render('26bd', '1f45f'),
  'bong-chuyen': render('1f3d0', '1f3c5'),
  'cau-long': render('1f3f8', '1f3c5'),
  'bong-ban': render('1f3d3', '1f3c5'),
  'xe-dap': render('1f6b2', '26d1-fe0f'),
  'xe-may': render('1f6f5', '1f527'),
  'mu-bao-hiem': render('1fa96', '1f527', { hue: 60, saturation: 1.3 }),
  leu: render('26fa', '1f526'),
  'can-cau': render('1f3a3', '1fa9d'),
  'gang-tay': render('1f94a', '1f3c5'),
  o: render('2602-fe0f', '1f4a7'),
  'do-nghe': render('1f9f0', '1f527'),
} satisfies Record<string, Subject>;

export const subjectsByKind = {
  ...wear,
  ...craft,
  ...home,
  ...gadgets,
  ...care,
  ...paper,
  ...childhood,
  ...outdoors,
};
