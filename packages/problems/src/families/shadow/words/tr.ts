import type { NounId } from '../../../lang/lexicon.ts';
import { speak } from '../../../lang/speak.ts';
import type { Words } from './shape.ts';

const { noun, capital, list } = speak('tr');

const of = (id: NounId): string => noun(id, { case: 'genitive' });

export const tr: Words = {
  title: 'Gölgesini bul',
  turned: {
    'find-shadow': 'Gölgeler döndürülmüş.',
    'find-owner': 'Gölge döndürülmüş.',
    match: 'Gölgeler döndürülmüş.',
  },
  ask: {
    shadow: (owner) => `Hangi gölge ${of(owner)}?`,
    owner: 'Bu gölge hangisinin?',
    match: 'Her resmi kendi gölgesiyle eşleştir.',
  },
  find: {
    shadow: (owner) => `${capital(of(owner))} gölgesini bul.`,
    owner: 'Bu gölgenin hangisinin olduğunu bul.',
    match: 'Her resmi kendi gölgesiyle eşleştir.',
  },
  alt: {
    shadow: (owner, shadows) => `Resimde: ${noun(owner)}. Aralarından seçilecek gölge sayısı: ${shadows}.`,
    owner: (pictures) => `Koyu bir gölge. Aralarından seçilecek resim sayısı: ${pictures}.`,
    match: (owners) => `Resimler: ${list(owners.map((one) => noun(one)))}. Üstlerinde gölgeleri var.`,
  },
  shadow: (n) => `Gölge ${n}`,
  picture: (owner, n) => `${capital(noun(owner))}, resim ${n}`,
  hints: {
    edge: 'Parmağınla kenarını izle.',
    turned: 'Gölgeyi aklından çevir, dik dursun.',
    mirrored: 'Ne tarafa bakıyor? Sağı ve solu karşılaştır.',
    part: 'Küçük parçalara bak. Hepsi yerinde mi?',
    another: 'Dışarı çıkan bir yer bul. Hangi kenarlarda var?',
  },
  feedback: {
    'shadow.another-thing': 'Bu biraz benziyor. Kenarlarını karşılaştır.',
    'shadow.mirrored': 'Bu ne tarafa bakıyor? Sağı ve solu karşılaştır.',
    'shadow.forgets-a-part': 'Küçük parçalara bak. Onları say.',
  },
  steps: {
    edge: {
      'find-shadow': 'Resmin kenarına bak.',
      'find-owner': 'Gölgenin kenarına bak.',
      match: 'Her gölgenin kenarına bak.',
    },
    turn: 'Gölgeyi aklından çevir, dik dursun.',
    another: (other) => `${capital(of(other))} kenarı başka.`,
    others: 'Farklı şeylerin kenarları da farklıdır.',
    mirrored: 'Öbür yana bakan eşler uymaz.',
    part: 'Küçük parçalar da önemli: onlar da yerinde olmalı.',
    answer: (owner) => `Bu, ${of(owner)} gölgesi: bütün kenarı uyuyor.`,
    matched: 'Şimdi her resim kendi gölgesiyle birlikte.',
  },
  praise: {
    one: (owner) => `Evet! Bu, ${of(owner)} gölgesi.`,
    match: 'Evet! Her gölge resmini buldu.',
  },
};
