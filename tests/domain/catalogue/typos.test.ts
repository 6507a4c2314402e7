import { describe, expect, it } from 'vitest';
import { typoCost, soundOf, telexReadings, vniReading } from '#functions/domain/catalogue/search/typos.ts';

describe('Telex left over', () => {
  it.each([
    ['nuwocs', 'nuoc'],
    ['nuocws', 'nuoc'],
    ['mams', 'mam'],
    ['phee', 'phe'],
    ['ddieemr', 'diem'],
    ['dduwowngf', 'duong'],
    ['tuwj', 'tu'],
    ['mwts', 'mut'],
    ['quaanf', 'quan'],
  ])('%s may be %s', (typed, meant) => {
    expect(telexReadings(typed)).toContain(meant);
  });

  it.each(['banh', 'tieng', 'mu'])('there is none in %s', (typed) => {
    expect(telexReadings(typed)).toEqual([]);
  });
});

describe('VNI left over', () => {
  it.each([
    ['nuoc1', 'nuoc'],
    ['phe6', 'phe'],
    ['d9o62ng', 'dong'],
    ['2kg', undefined],
    ['500', undefined],
    ['banh', undefined],
  ])('%s may be %s', (typed, meant) => {
    expect(vniReading(typed)).toBe(meant);
  });
});

describe('one slip', () => {
  it.each([
    ['bahn', 'banh', 0.8],
    ['phee', 'phe', 0.7],
    ['nuoc', 'nuoch', 1],
    ['trang', 'trag', 1],
    ['mat', 'mit', 1.1],
    ['nam', 'mam', 0.3 + 1.1],
    ['mua', 'cua', 0.3 + 1.6],
    ['mac', 'mai', 1.6],
    ['a9c', 'aqc', 1.6],
    ['apc', 'aqc', 1.6],
    ['aac', 'aqc', 1.1],
    ['ahc', 'ayc', 1.1],
    ['ahc', 'arc', 1.6],
    ['asc', 'arc', 1.6],
    ['azc', 'aqc', 1.6],
    ['banh', 'trang', undefined],
    ['abcd', 'badc', undefined],
    ['xaby', 'xcay', undefined],
    ['xaby', 'xbcy', undefined],
    ['cah', 'chai', undefined],
    ['chai', 'cah', undefined],
    ['gao', 'gaost', undefined],
  ])('between %s and %s weighs %s', (typed, meant, weight) => {
    expect(typoCost(typed, meant)).toBe(weight);
  });
});

describe('sounding alike', () => {
  it.each([
    ['chung', 'trung'],
    ['sa', 'xa'],
    ['my', 'mi'],
    ['gieng', 'rieng'],
    ['giay', 'day'],
    ['nong', 'long'],
    ['quok', 'quoc'],
  ])('%s and %s do', (a, b) => {
    expect(soundOf(a)).toBe(soundOf(b));
  });

  it.each([
    ['gao', 'ga'],
    ['tra', 'ta'],
    ['banh', 'binh'],
  ])('%s and %s do not', (a, b) => {
    expect(soundOf(a)).not.toBe(soundOf(b));
  });
});
