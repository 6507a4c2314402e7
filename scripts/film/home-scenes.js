/** Runs in a browser: scenes of house and garden for documents and news. Each draws the moment `turn`. */
(() => {
  /** Brown and green layers fall into a heap, one after the other, and steam rises at the end. */
  const compost = ({ brush, turn, width, height }) => {
    brush.fillStyle = '#dcebd2';
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = '#7d9a5b';
    brush.fillRect(0, height * 0.84, width, height * 0.16);
    const layers = ['#8a6a43', '#a98557', '#6fa04a', '#8a6a43', '#7fae55', '#a98557'];
    layers.forEach((colour, place) => {
      const fall = Math.min(1, Math.max(0, turn * 8 - place));
      if (fall === 0) return;
      const rest = height * (0.76 - place * 0.085);
      const y = rest - (1 - fall * fall) * height * 0.7;
      const half = width * (0.25 - place * 0.022);
      brush.fillStyle = colour;
      brush.beginPath();
      brush.ellipse(width / 2, y, half, height * 0.09, 0, 0, 2 * Math.PI);
      brush.fill();
    });
    const warm = Math.max(0, turn - 0.78) / 0.22;
    brush.strokeStyle = `rgb(255 255 255 / ${0.8 * warm})`;
    brush.lineWidth = 5;
    for (const side of [-1, 0, 1]) {
      const x = width / 2 + side * width * 0.06;
      const top = height * (0.3 - 0.16 * warm);
      brush.beginPath();
      brush.moveTo(x, height * 0.3);
      brush.quadraticCurveTo(x + 14, (height * 0.3 + top) / 2, x, top);
      brush.stroke();
    }
  };

  /** Two hands press a chest eight times in the rhythm of 110 a minute, and the presses are counted. */
  const compressions = ({ brush, turn, width, height }) => {
    brush.fillStyle = '#e6f0f4';
    brush.fillRect(0, 0, width, height);
    const presses = Math.min(turn * 8, 7.999);
    const depth = Math.sin((presses % 1) * Math.PI);
    const [x, chest] = [width * 0.42, height * (0.62 + 0.06 * depth)];
    brush.fillStyle = '#8fb3c4';
    brush.fillRect(0, height * 0.86, width, height * 0.14);
    brush.fillStyle = '#3f7f9b';
    brush.beginPath();
    brush.moveTo(width * 0.08, height * 0.86);
    brush.quadraticCurveTo(width * 0.1, height * 0.62, x - width * 0.1, height * 0.62);
    brush.quadraticCurveTo(x, chest + height * 0.06 * depth, x + width * 0.1, height * 0.62);
    brush.quadraticCurveTo(width * 0.74, height * 0.62, width * 0.76, height * 0.86);
    brush.fill();
    brush.strokeStyle = '#d9a07c';
    brush.lineCap = 'round';
    brush.lineWidth = width * 0.045;
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(x + side * width * 0.11, height * (0.1 + 0.06 * depth));
      brush.lineTo(x + side * 6, chest - height * 0.06);
      brush.stroke();
    }
    brush.fillStyle = '#c98d68';
    brush.beginPath();
    brush.ellipse(x, chest - height * 0.04, width * 0.06, height * 0.045, 0, 0, 2 * Math.PI);
    brush.fill();
    brush.fillStyle = '#b3261e';
    brush.textAlign = 'center';
    brush.font = `bold ${Math.round(height * 0.3)}px sans-serif`;
    brush.fillText(String(Math.floor(presses) + 1), width * 0.86, height * 0.42);
  };

  /** Tea leaves are tossed in a pan over the fire. */
  const tea = ({ brush, turn, width, height }) => {
    brush.fillStyle = '#2f2622';
    brush.fillRect(0, 0, width, height);
    const [x, y] = [width / 2, height * 0.66];
    for (let flame = 0; flame < 7; flame += 1) {
      const tip = height * (0.09 + 0.05 * Math.sin(turn * 20 * Math.PI + flame * 2));
      brush.fillStyle = flame % 2 ? '#f2a03a' : '#e2622c';
      brush.beginPath();
      brush.ellipse(x + (flame - 3) * width * 0.055, height * 0.93, width * 0.03, tip, 0, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.fillStyle = '#5b5550';
    brush.beginPath();
    brush.ellipse(x, y, width * 0.28, height * 0.2, 0, 0, Math.PI);
    brush.fill();
    brush.beginPath();
    brush.ellipse(x, y, width * 0.28, height * 0.07, 0, 0, 2 * Math.PI);
    brush.fillStyle = '#45403c';
    brush.fill();
    for (let leaf = 0; leaf < 60; leaf += 1) {
      const phase = (turn * 4 + leaf * 0.377) % 1;
      const spread = ((leaf * 0.618) % 1) - 0.5;
      const up = Math.sin(phase * Math.PI) * height * (0.2 + 0.25 * ((leaf * 0.271) % 1));
      brush.save();
      brush.translate(x + spread * width * 0.42 + Math.sin(phase * 6) * 8, y - up);
      brush.rotate(leaf + phase * 5);
      brush.fillStyle = leaf % 3 ? '#6d8f45' : '#93ad63';
      brush.beginPath();
      brush.ellipse(0, 0, 11, 3.5, 0, 0, 2 * Math.PI);
      brush.fill();
      brush.restore();
    }
  };

  globalThis.scenes = { ...globalThis.scenes, compost, compressions, tea };
})();
