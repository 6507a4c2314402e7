import { joinLines } from '../../join-lines.ts';
import type { DocumentText } from '../document-text.ts';

export const doPaperNotebook: DocumentText = {
  title: 'Giấy dó và cuốn sổ khâu tay',
  description: 'Nhận biết giấy dó, giữ giấy khỏi ẩm mốc và tự khâu một cuốn sổ gáy mở theo lối truyền thống.',
  category: 'craft',
  uploader: 'Lý Thị Mai',
  subject: 'so-tay',
  createdDaysAgo: 88,
  publishedDaysAgo: 85,
  isPublic: false,
  isOffline: true,
  chapters: [
    {
      title: 'Tờ giấy dó được làm ra thế nào',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Giấy dó làm từ vỏ cây dó, thứ sợi dài, dai và trung tính. Vỏ bóc về phơi khô, khi làm thì ngâm, nấu nhiều giờ với nước vôi cho mềm, đãi bỏ vỏ đen rồi giã nhuyễn thành bột. Bột hòa vào bể nước cùng nhựa cây mò, chất nhớt tự nhiên giúp sợi lơ lửng đều và tờ giấy không dính vào nhau khi ép.</p>
        <p>Người thợ cầm khuôn có liềm tre, múc nước bột, chao hai lượt vuông góc cho sợi đan nhau, rồi úp tờ ướt lên chồng. Chồng giấy được ép kiệt nước, bóc từng tờ, dán lên tường sấy. Một tờ mỏng soi lên ánh sáng thấy rõ vệt liềm và những sợi xơ bay như mây: đó cũng là cách nhận ra giấy thật.</p>
        <ul>
          <li>Xé thử: mép xơ dài, khó xé thẳng.</li>
          <li>Nhỏ mực nho: mực loang nhẹ, không lem thành vệt răng cưa dài.</li>
          <li>Vò rồi vuốt phẳng: giấy hồi lại gần như cũ.</li>
        </ul>
        <p>Giấy dó kỵ ẩm chứ không kỵ thời gian. Cất nằm, kẹp giữa hai tấm bìa không axit, để vài gói hút ẩm, cách tường một gang. Không kẹp bằng kim loại, vì gỉ sẽ để lại vết nâu không tẩy được.</p>
      `),
    },
    {
      title: 'Khâu cuốn sổ bốn lỗ',
      film: null,
      isPublished: true,
      html: joinLines(`
        <p>Sổ bốn lỗ là kiểu đóng sách xưa: trang giấy gấp đôi, nếp gấp ở ngoài, gáy khâu chỉ. Cần ba mươi tờ giấy dó khổ bàn tay, hai tờ bìa dày, chỉ gai hoặc chỉ lanh dài gấp bảy lần gáy, một kim to, một dùi và hai chiếc kẹp.</p>
        <ol>
          <li>Gấp đôi từng tờ, vuốt nếp bằng que xương hoặc cán thìa; xếp chồng, dỗ cho bằng gáy.</li>
          <li>Đặt bìa trên và dưới, kẹp chặt hai đầu.</li>
          <li>Kẻ đường khâu cách gáy một phân; chấm bốn điểm, hai điểm ngoài cách mép một phân rưỡi, hai điểm trong chia đều.</li>
          <li>Dùi thủng từng điểm, giữ dùi thẳng đứng.</li>
          <li>Luồn kim từ lỗ thứ hai, quấn một vòng qua gáy, đi tiếp tới lỗ ba, bốn; quấn gáy và quấn đầu sách; rồi khâu trở về lấp những đoạn còn trống.</li>
          <li>Thắt nút tại lỗ xuất phát, giấu đầu chỉ vào trong ruột.</li>
        </ol>
        <p>Sáp ong vuốt dọc sợi chỉ trước khi khâu làm chỉ trơn, đỡ xù và bám nút. Kéo chỉ chặt vừa phải: chặt quá giấy rách ở lỗ, lỏng quá sổ xô. Sau khi khâu, ép cuốn sổ dưới vài quyển sách nặng một đêm. Bìa có thể bọc vải chàm vụn, dán bằng hồ nếp quết thật mỏng; hồ loãng làm vải thấm ố, nên để hồ đặc như sữa chua.</p>
        <p>Cuốn đầu tay hay lệch nhất ở bước dùi. Hãy làm một thanh dưỡng bằng bìa cứng có sẵn bốn lỗ, đặt lên gáy mỗi lần làm, các cuốn sau sẽ đều nhau.</p>
      `),
    },
  ],
  attachments: [
    {
      name: 'mau-dui-lo.txt',
      lines: [
        'Sổ khổ 12 x 18 cm: đường khâu cách gáy 1 cm.',
        'Lỗ 1: cách mép trên 1,5 cm. Lỗ 2: 6,5 cm. Lỗ 3: 11,5 cm. Lỗ 4: 16,5 cm.',
      ],
    },
  ],
};
