import type { PageWords } from './shape.ts';

export const tr: PageWords = {
  'junior-two-ways': {
    title: 'İki yönde bak',
    alt: 'İki satırlık bir tablo. Satır boyunca yelkenlerin rengi, sütun boyunca sayısı değişiyor.',
    paragraphs: [
      'Yelkenliler satırlarda ve sütunlarda duruyor. Bir yelkenli eksik.',
      'Önce bir satır boyunca bak. Ne değişiyor? Burada yelkenlerin rengi değişiyor.',
      'Şimdi bir sütun boyunca in. Orada ne değişiyor? Burada bir yelken daha ekleniyor.',
      'Eksik yelkenli hem satırına hem sütununa uymalı.',
    ],
  },
  'junior-repeating': {
    title: 'Tekrar eden parçayı bul',
    alt: 'İpe dizili boncuklar: kırmızı, sarı, mavi ve yeniden. Her parçanın altında bir ayraç var.',
    paragraphs: [
      'Birçok örüntü, tekrar tekrar gelen kısa bir parçadan oluşur.',
      'Boncukları yüksek sesle söyle: kırmızı, sarı, mavi, kırmızı, sarı, mavi. Parçayı duyuyor musun?',
      'Her parçadan sonra bir çizgi çek. Sonra parçanın hangi yeri boş, ona bak.',
    ],
  },
  'junior-odd-one': {
    title: 'Ötekilerin ortak yanı ne?',
    alt: 'Farklı renklerde üç daire ve bir kare.',
    paragraphs: [
      'En tuhaf olanı arama. Ötekilerin hepsinde ortak olanı ara.',
      'Her seferinde tek bir şey sor: şekil, renk, büyüklük, sayı.',
      'Burada renkler karışık, demek ki renk işe yaramaz. Ama biri dışında hepsi yuvarlak.',
    ],
  },
  'junior-level-scales': {
    title: 'İki yandan da aynısını al',
    alt: 'Dengede bir terazi: solda bir armut ve bir elma, sağda üç elma. Her yanda bir elmanın üstü çizili.',
    paragraphs: [
      'Dengedeki terazi şunu söyler: iki yan eşit ağırlıkta.',
      'Soldan bir elma, sağdan bir elma al. Terazi dengede kalır.',
      'Şimdi armut tek başına. Ne kadar ağır olduğunu görüyorsun: iki elma kadar.',
    ],
  },
  'junior-pairing': {
    title: 'Eşleştir, sonra kalanları say',
    alt: 'Beş kırmızı elma ve altlarında dört sarı elma, ikişer ikişer eşleşmiş. Bir kırmızı elma yalnız.',
    paragraphs: [
      'Hangi grupta daha çok var? Uzun uzun saymadan da bulabilirsin.',
      'İkişer ikişer eşleştir: biri buradan, biri oradan.',
      'Yalnız kalanlar farkı verir. Büyük olmak da her zaman çok olmak değildir.',
    ],
  },
  'junior-chain': {
    title: 'Bir zincir kur',
    alt: 'Kısadan uzuna üç çam ağacı, aralarında oklar.',
    paragraphs: [
      'İki kişiyi anlatan bir ipucu, zincirin bir halkasıdır.',
      'İlk ipucunu yaz. Sonra içinde aynı ad geçen bir ipucu ara ve ikisini birleştir.',
      'Herkes tek bir zincirde durunca cevabı oradan oku.',
    ],
  },
  'junior-each-once': {
    title: 'Her biri bir kez',
    alt: 'Daire, üçgen ve yıldızlı dokuz kutucukluk bir kare. Son kutucuk boş.',
    paragraphs: [
      'Her satırda ve her sütunda her resim tam bir kez bulunur.',
      'Yalnız bir kutucuğu boş olan bir satır bul. Orada hangi resim eksik?',
      'Satır yetmezse sütuna sor. İkisi birlikte tek bir resim bırakır.',
    ],
  },
  'junior-robot-steps': {
    title: 'Komutlar birer birer',
    alt: 'Kutucuklu bir tahta: tilkiden çıkan ok sağa, sonra yukarı, sonra yine sağa, yıldıza gidiyor.',
    paragraphs: [
      'Robot söyleneni tam olarak yapar, komutları birer birer.',
      'Parmağını onun kutucuğuna koy ve birlikte yürü: bir komut, bir hareket.',
      'Program hedefe varmıyorsa yanlış giden ilk adımı bul.',
    ],
  },
  'junior-jumps': {
    title: 'Atlayışlara bak',
    alt: 'Üç, altı, dokuz ve on iki sayıları; komşular arasındaki her atlayış üç.',
    paragraphs: [
      'Sayılara dalıp gitme. Aralarındaki atlayışlara bak.',
      'Her atlayışı üstüne yaz: ne kadar eklenmiş ya da çıkarılmış?',
      'Atlayışlar bir kurala uyuyorsa aynı kuralla bir kez daha atla.',
    ],
  },
  'junior-crossing-out': {
    title: 'Olamayacakların üstünü çiz',
    alt: 'Üç ev ile üç hayvanlık bir tablo. Çarpılardan sonra kırmızı eve fare kalıyor.',
    paragraphs: [
      'Bir tablo çiz: bir yanda evler, öbür yanda hayvanlar.',
      'Her ipucu, bir şeyin olamayacağı yere bir çarpı koyar.',
      'Bir satırda tek boş kutucuk kaldıysa o satırın cevabı odur. Sonra onun sütununu da çiz.',
    ],
  },
  'junior-loops': {
    title: 'Tekrar tekrar',
    alt: 'Bir çerçevenin içinde iki komut, yukarı ve sağa; çerçevede üç kez yazıyor.',
    paragraphs: [
      'Aynı komutlar yeniden geliyorsa program onları bir kez söyleyip tekrar ettirebilir.',
      'Çerçeveyi ilk kez baştan sona yürü ve nerede durduğuna bak.',
      'Sonra yeni kutucuktan bir daha yürü, bütün tekrarlar bitene kadar.',
    ],
  },
  'adult-attributes': {
    title: 'Her seferinde bir özellik',
    alt: 'İki satırlık bir tablo. Satır boyunca yelkenlerin rengi, sütun boyunca sayısı değişiyor.',
    paragraphs: [
      'Matris zor görünür, çünkü birkaç şey aynı anda değişir. Her biri tek başına basittir.',
      'Bir özellik al, örneğin rengi, gerisini unut. Aynı mı kalıyor, adım adım mı değişiyor, her satırda bir kez mi geçiyor?',
      'Aynısını şekil, sayı ve büyüklük için yap. Sonra eksik kutucuğu bulduğun kurallardan kur.',
      'Biri dışında bütün kurallara uyan seçenekler bilerek konmuştur. Her özelliği denetle.',
    ],
  },
  'adult-differences': {
    title: 'Farklar dizisi',
    alt: 'İki, beş, on ve on yedi sayıları; atlayışlar üç, beş ve yedi.',
    paragraphs: [
      'Komşular arasındaki farkları dizinin altına yaz. Onlar da bir dizidir, çoğu zaman daha basit bir dizi.',
      'Farklar işe yaramazsa oranlara bak ya da diziyi sırayla ilerleyen iki diziye ayır.',
      'Bir kurala güvenmeden önce onu her terimde dene. Yalnız son iki terim hiçbir şeyi kanıtlamaz.',
    ],
  },
  'adult-classes': {
    title: 'Tuhaflık değil, sınıf',
    alt: 'Farklı renklerde üç daire ve bir kare.',
    paragraphs: [
      'Farklı olan, en göze çarpan değildir. Ötekilerin hepsini içine alan sınıfın dışında kalan tek şeydir.',
      'Özellikleri sırala ve değerlerini say. Tam iki değeri olan, değerlerden biri bir kez geçen bir özellik gerekir.',
      'İki özellik birden uyuyor gibiyse birini yanlış saymışsındır.',
    ],
  },
  'adult-candidates': {
    title: 'Adaylar ve yerler',
    alt: 'Daire, üçgen ve yıldızlı dokuz kutucukluk bir kare. Son kutucuk boş.',
    paragraphs: [
      'İki soru vardır. Bu kutucuğa hangi simgeler gelebilir? Bu satırda bu simge nereye gelebilir?',
      'Sorulardan birinin tek cevabı varsa bir hamlen var demektir. İkisini sırayla sor.',
      'Bir satırda aynı iki adayı olan iki kutucuk bu ikisini kendine ayırır. Onları başka yerlerden sil.',
      'Burada hiç tahmin etmen gerekmez. Tahmin etmek istiyorsan bir satırı, bir sütunu ya da bir bloğu gözden kaçırmışsındır.',
    ],
  },
  'adult-partial-orders': {
    title: 'Halkalardan sıraya',
    alt: 'Kısadan uzuna üç çam ağacı, aralarında oklar.',
    paragraphs: [
      'Bir karşılaştırma bir halka verir. Ortak üyesi olan iki halka, üçüncüsünü bedavaya verir.',
      'Her ipucu için bir ok çiz. Hiçbir okun gelmediği, başta durur.',
      'Onu yaz, oklarıyla birlikte sil ve yinele. Olumsuz ipucu, ters yöne giden bir oktur.',
    ],
  },
  'adult-substitution': {
    title: 'Terazi bir denklemdir',
    alt: 'Dengede bir terazi: solda bir armut ve bir elma, sağda üç elma. Her yanda bir elmanın üstü çizili.',
    paragraphs: [
      'Dengedeki her kefe çifti bir denklemdir. Denklemde yapabildiğin her şeyi terazide de yapabilirsin.',
      'İki kefeden de aynısını çıkar. Bir grubun yerine, ağırlığını bildiğin şeyi koy. İki teraziyi topla.',
      'En az türde şeyin olduğu teraziden başla.',
    ],
  },
  'adult-loops': {
    title: 'Döngünün bir turu ne yapar?',
    alt: 'Bir çerçevenin içinde iki komut, yukarı ve sağa; çerçevede üç kez yazıyor.',
    paragraphs: [
      'Döngüyü komut komut izleme. Bir turunun bütün olarak ne yaptığını bul: bir kayma ve bir dönüş.',
      'Sonra bütünü, döngünün söylediği kadar yinele.',
      'Program yanlışsa her turdan sonra durması gereken yerle durduğu yeri karşılaştır.',
    ],
  },
  'adult-tables': {
    title: 'Olamayacaklar tablosu',
    alt: 'Üç ev ile üç hayvanlık bir tablo. Çarpılardan sonra kırmızı eve fare kalıyor.',
    paragraphs: [
      'Mantık bulmacası, her satırında ve her sütununda tek bir onay işareti olan bir tablodur. İpuçları ona çarpı ve işaret koyar.',
      'Bir onay işareti, satırının ve sütununun gerisini çizer. Tek boş kutucuğu kalan satır onay işareti alır.',
      'Komşularla ilgili ipuçları önce uçları eler. Her işaretten sonra bütün ipuçlarını yeniden oku.',
    ],
  },
};
